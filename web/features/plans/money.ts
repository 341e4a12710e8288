/** "$9.99", "$1,200" and "$499" without cents. The prices are in US dollars wherever one reads them, and written alike. */
export function dollars(amount: number): string {
  const [whole = '', cents = ''] = amount.toFixed(2).split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `$${grouped}${cents === '00' ? '' : `.${cents}`}`;
}
