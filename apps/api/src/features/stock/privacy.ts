import type { PersonalData } from '../../core/privacy.ts';
import { listWaits } from './await-stock.ts';

/** What somebody asked to be told of when it is back; it goes with the account. */
export const waitsOfPerson: PersonalData = {
  name: 'stockNotices',
  exportData: (db, person) => listWaits(db, person),
};
