import {
  alsoNeeded,
  API_PREFIX,
  failureSchema,
  grantFor,
  headersOf,
  refusesUnknownFields,
  withoutAmounts,
  type Endpoint,
} from '../index.js';
import { z } from 'zod';
import { SCHEMA_NAMES } from './schema-names.js';

type Json = Record<string, unknown>;

/** The contract as an OpenAPI 3.1 document. */
export function openApiDocument(endpoints: Readonly<Record<string, Endpoint>>): Json {
  const paths: Record<string, Json> = {};
  for (const [operationId, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = {
      ...paths[path],
      [endpoint.method.toLowerCase()]: operation(operationId, endpoint),
    };
  }
  return hoistNamed({
    openapi: '3.1.0',
    info: {
      title: 'Shop API',
      version: '1',
      description: 'Everything under /products also answers under /product.',
    },
    servers: [{ url: API_PREFIX }],
    paths,
    components: {
      schemas: { Failure: jsonSchema(failureSchema, 'output') },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token alone, without a scheme',
        },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A key of a program. It needs the area that stands with the call; to write includes to read.',
        },
      },
    },
  });
}

/** Moves the named schemas, which each call comes with, to the components, so that the document holds each once. */
function hoistNamed(document: Json & { components: Json & { schemas: Json } }): Json {
  const { components } = document;
  const hoisted = JSON.parse(JSON.stringify(document), (key, value: unknown) => {
    if (key === '$ref') return String(value).replace('#/$defs/', '#/components/schemas/');
    if (key !== '$defs') return value;
    Object.assign(components.schemas, value);
    return undefined;
  }) as Json;
  return { ...hoisted, components };
}

function operation(operationId: string, endpoint: Endpoint): Json {
  return {
    operationId,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[1]],
    ...securityOf(endpoint),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...parameters(headersOf(endpoint), 'header'),
    ],
    ...(endpoint.body && {
      requestBody: requestBody(endpoint, endpoint.bodyShape ?? endpoint.body),
    }),
    responses: { [endpoint.status]: success(endpoint), default: failure(endpoint) },
  };
}

/** A key's areas stand where OAuth has its scopes. */
function securityOf(endpoint: Endpoint): Json {
  if (endpoint.access === 'public') return {};
  const grant = grantFor(endpoint);
  return {
    security: [{ token: [] }, ...(grant ? [{ apiKey: [grant, ...alsoNeeded(endpoint)] }] : [])],
  };
}

function parameters(schema: z.ZodType | undefined, place: 'path' | 'query' | 'header'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function requestBody(endpoint: Endpoint, body: z.ZodType): Json {
  const { encoding } = endpoint;
  const schema = jsonSchema(body, 'input', refusesUnknownFields(endpoint));
  if (encoding !== 'multipart')
    return {
      required: !body.safeParse(undefined).success,
      content: { 'application/json': { schema } },
    };
  const properties = {
    ...(schema.properties as Json),
    photo: { type: 'string', format: 'binary' },
  };
  return {
    required: true,
    content: { 'multipart/form-data': { schema: { ...schema, properties } } },
  };
}

function success(endpoint: Endpoint): Json {
  return { description: endpoint.summary, content: contentOf(endpoint) };
}

function contentOf({ access, response }: Endpoint): Json {
  if (response === 'image')
    return { 'image/webp': { schema: { type: 'string', format: 'binary' } } };
  const csv = { 'text/csv': { schema: { type: 'string' } } };
  if (response === 'csv') return csv;
  if (response === 'file')
    return { ...csv, 'application/zip': { schema: { type: 'string', format: 'binary' } } };
  const schema = jsonSchema(response, 'output');
  const rest = access === 'admin' ? withoutAmounts(response) : response;
  if (!rest || rest === response) return { 'application/json': { schema } };
  // The second is for administrators without the permission `money`.
  return { 'application/json': { schema: { anyOf: [schema, jsonSchema(rest, 'output')] } } };
}

function failure({ messageAlias }: Endpoint): Json {
  const schema = {
    $ref: '#/components/schemas/Failure',
    ...(messageAlias && { required: [messageAlias] }),
  };
  return {
    description: 'What went wrong, with a status that fits',
    content: { 'application/json': { schema } },
  };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output', isClosed = false): Json {
  const document: Json = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    // What a client sends may leave out more than the same object has in a reply, so it has no name.
    ...(io === 'output' && { metadata: SCHEMA_NAMES }),
    override({ jsonSchema }) {
      // The pattern says no more than the format, in 250 characters.
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern;
      // Nor do the bounds within which a number of JavaScript can be whole.
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (isClosed && jsonSchema.type === 'object') jsonSchema.additionalProperties ??= false;
    },
  });
  // The OpenAPI document names its dialect once; each schema need not repeat it.
  delete document.$schema;
  return document;
}
