/** "$9.99", and "$499" without cents. The prices are in US dollars wherever one reads them. */
export function dollars(amount: number): string {
  return money.format(amount);
}

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
