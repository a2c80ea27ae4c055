import { unusable } from '../env.ts';
import type { Env } from '../env.ts';
import { localUploads } from './local-uploads.ts';
import { S3Error } from './s3-error.ts';
import { s3Uploads } from './s3-uploads.ts';
import type { Uploads } from './uploads.ts';

/**
 * The uploads store that the environment names: an object store where `S3_*` is set, else the folder.
 * @throws Error that names the setting because of which nothing can be written to the object store
 */
export async function openUploads(env: Env, folder: string): Promise<Uploads> {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_KEY: key, S3_SECRET: secret } = env;
  if (!endpoint || !bucket || !key || !secret) return localUploads(folder);
  const uploads = s3Uploads({
    ...{ endpoint, bucket, key, secret },
    region: env.S3_REGION ?? 'us-east-1',
    pathStyle: env.S3_PATH_STYLE !== 'off',
    publicUrl: env.S3_PUBLIC_URL ?? null,
  });
  try {
    await uploads.probe();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw unusable([`${settingBehind(error)}: ${why}`], error);
  }
  return uploads;
}

const settingOf: Record<string, string> = {
  AccessDenied: 'S3_KEY',
  InvalidAccessKeyId: 'S3_KEY',
  SignatureDoesNotMatch: 'S3_SECRET',
  NoSuchBucket: 'S3_BUCKET',
  InvalidBucketName: 'S3_BUCKET',
  AuthorizationHeaderMalformed: 'S3_REGION',
  PermanentRedirect: 'S3_REGION',
};

/** Which setting is wrong, by what the store said; where it said nothing that is known, it is the wrong address. */
const settingBehind = (error: unknown) =>
  (error instanceof S3Error ? settingOf[error.code] : undefined) ?? 'S3_ENDPOINT';
