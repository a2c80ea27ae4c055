/** Why a backup is not made or not taken in; its message is for whoever runs the command. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
