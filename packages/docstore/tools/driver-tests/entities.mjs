import { deserialize, serialize } from 'bson';
import { MongoClient, ReadPreference } from 'mongodb';

const eventNames = {
  commandStartedEvent: 'commandStarted',
  commandSucceededEvent: 'commandSucceeded',
  commandFailedEvent: 'commandFailed',
};

/** Commands that drivers send of their own accord, or that tests do not count. */
const uncounted = ['configureFailPoint', 'hello', 'ismaster', 'isMaster'];

/** What a test works with, by the names that it gives. */
export class Entities {
  byName = new Map();
  clients = [];
  /** the started commands and their outcomes, by client */
  events = new Map();
  /** the messages of all commands that failed, whoever asked to see them */
  refusals = [];

  constructor(uri) {
    this.uri = uri;
  }

  get(name) {
    if (!this.byName.has(name)) throw new Error(`there is no entity ${name}`);
    return this.byName.get(name);
  }

  async create(definitions) {
    for (const definition of definitions ?? []) {
      const [[kind, options]] = Object.entries(definition);
      if (!(kind in makers)) throw new Error(`entities of kind ${kind} are not known`);
      this.byName.set(options.id, await makers[kind](this, options));
    }
  }

  async close() {
    await Promise.all(this.clients.map((client) => client.close()));
  }
}

const makers = {
  async client(entities, options) {
    const { uriOptions = {}, observeEvents = [], ignoreCommandMonitoringEvents = [] } = options;
    const uri = new URL(entities.uri);
    for (const [name, value] of Object.entries(uriOptions)) uri.searchParams.set(name, value);
    const client = new MongoClient(uri.href, { monitorCommands: true });
    const events = [];
    for (const type of observeEvents.filter((name) => name in eventNames)) {
      client.on(eventNames[type], (event) => {
        if ([...uncounted, ...ignoreCommandMonitoringEvents].includes(event.commandName)) return;
        // The driver goes on using the command it has told of: what counts is what it was then.
        const command = event.command && copy(event.command);
        events.push({ type, event: { ...event, command, commandName: event.commandName } });
      });
    }
    client.on('commandFailed', ({ failure }) => entities.refusals.push(failure.message));
    client.on('commandSucceeded', ({ reply }) => {
      for (const { errmsg } of reply?.writeErrors ?? []) entities.refusals.push(errmsg);
    });
    entities.clients.push(client);
    entities.events.set(options.id, events);
    return client.connect();
  },
  database(entities, { client, databaseName, databaseOptions }) {
    return entities.get(client).db(databaseName, driverOptions(databaseOptions));
  },
  collection(entities, { database, collectionName, collectionOptions }) {
    return entities.get(database).collection(collectionName, driverOptions(collectionOptions));
  },
  session(entities, { client, sessionOptions = {} }) {
    const { defaultTransactionOptions, ...rest } = sessionOptions;
    return entities.get(client).startSession({
      ...rest,
      defaultTransactionOptions: driverOptions(defaultTransactionOptions),
    });
  },
};

function copy(command) {
  return deserialize(serialize(command, { ignoreUndefined: true }));
}

/** The test format's options as the driver takes them. */
export function driverOptions(options) {
  if (!options?.readPreference) return options;
  const { mode, tagSets, ...rest } = options.readPreference;
  return { ...options, readPreference: new ReadPreference(mode, tagSets, rest) };
}
