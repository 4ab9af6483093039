import type { Endpoint } from '@shop/shared';
import fc, { type Arbitrary } from 'fast-check';
import { asTexts, textFields, type Fields } from './fields.js';
import { valuesOf, type Sources } from './from-schema.js';
import { hostileBody, hostileValue, spoilt, toJson } from '../hostile.js';
import { brokenForm, form, FORM_TYPE } from './multipart.js';
import { PICTURES, png } from './pictures.js';
import { rarely } from '../rarely.js';

/** A body with its content type. */
export interface Body {
  type: string;
  bytes: Buffer | string;
}

/** Bodies for an endpoint: valid, partly invalid, or hostile throughout. Endpoints without a body rarely get one. */
export function bodyOf(
  { body, bodyShape, encoding }: Endpoint,
  sources: Sources,
): Arbitrary<Body | undefined> {
  const shape = bodyShape ?? body;
  if (!shape) return rarely(fc.constant(undefined), json(hostileBody), 30);
  const valid = valuesOf(shape, sources);
  return encoding === 'multipart' ? forms(valid as Arbitrary<Fields>) : jsonBodies(valid);
}

/** Bodies that an endpoint accepts. */
export function acceptedBodyOf(
  { body, bodyShape, encoding }: Endpoint,
  sources: Sources,
): Arbitrary<Body | undefined> {
  const shape = bodyShape ?? body;
  if (!shape) return fc.constant(undefined);
  const valid = valuesOf(shape, sources) as Arbitrary<Fields>;
  if (encoding !== 'multipart')
    return json(valid.map((fields) => toJson(openedWithWhatIsSent(fields))));
  const photo = fc.constantFrom(undefined, png(640, 480));
  return fc.tuple(asTexts(valid), photo).map(([fields, picture]) => ({
    type: FORM_TYPE,
    bytes: form(openedWithWhatIsSent(fields), picture),
  }));
}

/** The fields of a form that was opened with what it sends: it changes nothing that others could have changed. */
function openedWithWhatIsSent<Value>(fields: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      fields[name.replace(/Before$/, '')] ?? value,
    ]),
  );
}

function jsonBodies(valid: Arbitrary<unknown>): Arbitrary<Body> {
  return fc.oneof(
    { weight: 3, arbitrary: json(valid.map(toJson)) },
    { weight: 4, arbitrary: json(valid.chain(spoilt).map(toJson)) },
    { weight: 2, arbitrary: json(valid.chain(spoilt).chain(spoilt).map(toJson)) },
    { weight: 1, arbitrary: json(hostileValue.map(toJson)) },
    { weight: 1, arbitrary: json(hostileBody) },
  );
}

function json(texts: Arbitrary<string>): Arbitrary<Body> {
  return texts.map((bytes) => ({ type: 'application/json', bytes }));
}

function forms(valid: Arbitrary<Fields>): Arbitrary<Body> {
  const photo = rarely(fc.constant(undefined), fc.constantFrom(...PICTURES), 1);
  const whole = fc
    .tuple(textFields(valid), photo)
    .map(([fields, picture]) => form(fields, picture));
  const cutOff = fc.tuple(whole, fc.nat(2_000)).map(([bytes, at]) => bytes.subarray(0, at));
  return fc
    .oneof(
      { weight: 5, arbitrary: whole },
      { weight: 2, arbitrary: cutOff },
      { weight: 2, arbitrary: brokenForm },
    )
    .map((bytes) => ({ type: FORM_TYPE, bytes }));
}
