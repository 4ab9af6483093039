import { readAddress } from './address-file.js';
import { startDocstore, type DocstoreOptions, type RunningDocstore } from './start-docstore.js';
import { DocstoreInUseError } from '../store/file/owner.js';
import { mongodbUri } from '../wire/address.js';

/**
 * Like `startDocstore`, but if another process of this user already serves the directory, connects to
 * that server; closing leaves it running.
 */
export async function joinDocstore(
  options: DocstoreOptions,
): Promise<RunningDocstore & { isJoined: boolean }> {
  try {
    return { ...(await startDocstore(options)), isJoined: false };
  } catch (error) {
    const address = error instanceof DocstoreInUseError && readAddress(options.dataDir);
    if (!address) throw error;
    return {
      uri: (databaseName) => mongodbUri(address, databaseName),
      close: () => Promise.resolve(),
      isJoined: true,
    };
  }
}
