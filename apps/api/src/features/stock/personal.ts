import type { PersonalData } from '../../core/personal.ts';
import { listWaits } from './waits.ts';

/** What somebody asked to be told of when it is back; it goes with the account. */
export const waitsOfPerson: PersonalData = {
  name: 'stockNotices',
  gather: (db, person) => listWaits(db, person),
};
