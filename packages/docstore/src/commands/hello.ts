import { doc, integer, ObjectId } from '../values/types.js';
import { maxDocumentBytes } from '../store/new-document.js';
import { maxMessageBytes } from '../wire/message.js';
import type { AdminCommand } from './context.js';

/** The server's own name as a replica set of one: what sessions and transactions need. */
const setName = 'docstore';
const processId = new ObjectId();

/** The edition of MongoDB whose answers these are. */
const version = '7.0.0';

/** The editions of MongoDB's protocol that are spoken: up to that of 7.0. */
const maxWireVersion = 21;

/** The handshake. Its fields describe the client and ask for nothing, so that new ones are welcome. */
export const hello: AdminCommand = {
  kind: 'admin',
  run: ({ args, address, connectionId }) => {
    return doc({
      helloOk: true,
      [args.command === 'hello' ? 'isWritablePrimary' : 'ismaster']: true,
      setName,
      setVersion: 1,
      secondary: false,
      hosts: [address],
      primary: address,
      me: address,
      electionId: processId,
      maxBsonObjectSize: maxDocumentBytes,
      maxMessageSizeBytes: maxMessageBytes,
      maxWriteBatchSize: 100_000,
      localTime: new Date(),
      logicalSessionTimeoutMinutes: 30,
      connectionId: integer(connectionId),
      minWireVersion: 0,
      maxWireVersion,
      readOnly: false,
    });
  },
};

export const ping: AdminCommand = {
  kind: 'admin',
  run: ({ args }) => {
    args.allow('ping');
    return new Map();
  },
};

/** Nobody signs in: whoever may open the socket may do all. */
export const connectionStatus: AdminCommand = {
  kind: 'admin',
  run: ({ args }) => {
    args.allow('connectionStatus', 'showPrivileges');
    return doc({ authInfo: doc({ authenticatedUsers: [], authenticatedUserRoles: [] }) });
  },
};

export const getParameter: AdminCommand = {
  kind: 'admin',
  run: ({ args }) => {
    args.allow('getParameter', 'featureCompatibilityVersion');
    return doc({ featureCompatibilityVersion: doc({ version: '7.0' }) });
  },
};

export const serverStatus: AdminCommand = {
  kind: 'admin',
  run: ({ args, address }) => {
    args.allow('serverStatus');
    const uptime = Math.floor(process.uptime());
    return doc({ host: address, version, process: 'docstore', pid: process.pid, uptime });
  },
};

export const buildInfo: AdminCommand = {
  kind: 'admin',
  run: ({ args }) => {
    args.allow(args.command);
    return doc({
      version,
      versionArray: [7, 0, 0, 0],
      modules: ['docstore'],
      maxBsonObjectSize: maxDocumentBytes,
    });
  },
};
