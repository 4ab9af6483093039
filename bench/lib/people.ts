const FIRST_NAMES = ['Ada', 'Ben', 'Cleo', 'Dara', 'Emil', 'Fay', 'Gus', 'Hana', 'Ines', 'Jon'];
const LAST_NAMES = ['Abel', 'Brook', 'Cole', 'Dietz', 'Eaton', 'Frost', 'Garner', 'Hale', 'Irwin'];

/** The item of an endlessly repeated list. @throws RangeError when the list is empty. */
export function cycle<T>(list: readonly T[], index: number): T {
  if (list.length === 0) throw new RangeError('There is nothing to repeat');
  return list[index % list.length] as T;
}

/** Such as `+1 (555) 010-0123`. */
function phoneAt(index: number): string {
  const digits = String(index).padStart(7, '0');
  return `+1 (555) ${digits.slice(0, 3)}-${digits.slice(3)}`;
}

/** One of very many people, the same one each time. */
export function personAt(index: number) {
  return {
    name: `${cycle(FIRST_NAMES, index)} ${cycle(LAST_NAMES, index * 5)}`,
    email: `buyer${index}@shop.test`,
    phone: phoneAt(index),
    address: `${1 + (index % 900)} ${cycle(LAST_NAMES, index * 7)} Street, Springfield, IL 62701`,
  };
}
