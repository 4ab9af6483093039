import type { AsyncCommand } from 'fast-check';
import type { Model } from './model.js';
import type { RealShop } from './real-shop.js';

/** An action performed on both the model and the real shop. */
export type ShopCommand = AsyncCommand<Model, RealShop>;

/** @param can whether it is possible now; by default it always is. */
export function command(
  name: string,
  run: (model: Model, real: RealShop) => Promise<void> | void,
  can: (model: Readonly<Model>) => boolean = () => true,
): ShopCommand {
  return {
    check: can,
    async run(model, real) {
      real.executed.count += 1;
      await run(model, real);
    },
    toString: () => name,
  };
}

/** The element that a random number stands for. @throws RangeError when the list is empty. */
export function pick<T>(list: readonly T[], random: number): T {
  if (list.length === 0) throw new RangeError('There is nothing to pick from');
  return list[random % list.length] as T;
}
