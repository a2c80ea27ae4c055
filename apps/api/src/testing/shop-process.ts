import { openDatabase } from '../core/database/database.ts';
import { openHaat } from './harness.ts';

// A process of its own with the real app on an existing data directory, for tests that kill it:
// `node shop-process.ts <directory>` prints the address it listens at.
const [, , directory] = process.argv;
if (!directory) throw new Error('say which data directory');
const { app } = await openHaat({ database: await openDatabase({ directory }), empty: true });
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
