import { MAX_DOCUMENT_BYTES } from '../store/records/new-document.js';
import { doc, integer, ObjectId } from '../values/types.js';
import { MAX_MESSAGE_BYTES } from '../wire/message.js';
import type { DirectCommand } from './command.js';

/** The server poses as a replica set of one, because sessions and transactions require that. */
const SET_NAME = 'docstore';
const PROCESS_ID = new ObjectId();

/** The version of MongoDB that the replies follow. */
const VERSION = '7.0.0';

/** The protocol of MongoDB 7.0 and all before it. */
const MAX_WIRE_VERSION = 21;

/** The handshake. Its fields only describe the client, so all are accepted. */
export const hello: DirectCommand = {
  kind: 'direct',
  fields: 'any',
  run: ({ args, address, caller }) =>
    doc({
      helloOk: true,
      [args.command === 'hello' ? 'isWritablePrimary' : 'ismaster']: true,
      setName: SET_NAME,
      setVersion: 1,
      secondary: false,
      hosts: [address],
      primary: address,
      me: address,
      electionId: PROCESS_ID,
      maxBsonObjectSize: MAX_DOCUMENT_BYTES,
      maxMessageSizeBytes: MAX_MESSAGE_BYTES,
      maxWriteBatchSize: 100_000,
      localTime: new Date(),
      logicalSessionTimeoutMinutes: 30,
      connectionId: integer(caller.id),
      minWireVersion: 0,
      maxWireVersion: MAX_WIRE_VERSION,
      readOnly: false,
    }),
};

export const ping: DirectCommand = {
  kind: 'direct',
  fields: [],
  run: () => new Map(),
};

export const buildInfo: DirectCommand = {
  kind: 'direct',
  fields: [],
  run: () =>
    doc({
      version: VERSION,
      versionArray: [7, 0, 0, 0],
      modules: ['docstore'],
      maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    }),
};
