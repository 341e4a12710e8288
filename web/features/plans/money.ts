/** An amount in the smallest unit of a currency, as the payment provider tells it: "$94.99", "€12.50", "¥500". */
export function moneyText(amount: number, currency: string): string {
  if (currency === 'USD') return dollars(amount / 100);
  const format = new Intl.NumberFormat(undefined, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}

/** "$9.99", "$1,200" and "$499" without cents. The prices are in US dollars wherever one reads them, and written alike. */
export function dollars(amount: number): string {
  const [whole = '', cents = ''] = amount.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `$${grouped}${cents === '00' ? '' : `.${cents}`}`;
}
