/** `amount * weight / whole` as a whole number and what remains, exactly. @param amount at least 0, as is the weight. */
export function divide(amount: number, weight: number, whole: number) {
  const product = amount * weight;
  if (Number.isSafeInteger(product)) {
    const remainder = product % whole;
    return { quotient: (product - remainder) / whole, remainder };
  }
  const exact = BigInt(amount) * BigInt(weight);
  return {
    quotient: Number(exact / BigInt(whole)),
    remainder: Number(exact % BigInt(whole)),
  };
}
