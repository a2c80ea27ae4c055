import { Client } from 'pg';
import { outsideOptions, refusesEncryption, sslModeOf } from '../database/outside.ts';
import type { SslMode } from '../database/outside.ts';
import type { BusTransport } from './bus.ts';

const channel = 'haat';
// Postgres takes 7,999 bytes.
const maxLength = 7_900;

/**
 * LISTEN and NOTIFY on one connection of their own, never inside a transaction of somebody else: a NOTIFY takes a lock of the whole
 * database until its commit. Needs sessions, so no pooler that shares them out by transaction.
 */
export function postgresTransport(url: string): BusTransport {
  const connect = async (
    onText: (text: string) => void,
    onLost: (why: unknown) => void,
    mode: SslMode = sslModeOf(url),
  ) => {
    const { connectionString, options, ssl, connectWithin } = outsideOptions(url, mode);
    const client = new Client({
      ...{ connectionString, options, ssl, connectionTimeoutMillis: connectWithin, keepAlive: true },
      application_name: 'haat bus',
    });
    let lost = (why: unknown) => {
      lost = () => {};
      onLost(why);
    };
    client.on('error', (error) => lost(error));
    client.on('end', () => lost(new Error('The database has ended the connection.')));
    client.on('notification', ({ payload }) => payload && onText(payload));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      lost = () => {};
      client.end().catch(() => {});
      if (mode === 'prefer' && refusesEncryption(error)) return connect(onText, onLost, 'disable');
      throw error;
    }
    return {
      publish: (text: string) => client.query('select pg_notify($1, $2)', [channel, text]),
      close() {
        lost = () => {};
        // A server that hangs would be waited for.
        client.end().catch(() => {});
      },
    };
  };
  return { maxLength, connect: (onText, onLost) => connect(onText, onLost) };
}
