import encodeQR from 'qr';
import type { ReactElement } from 'react';

/** Black on white in both themes: cameras want it so. The margin is part of the code (ISO/IEC 18004). */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactElement {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  const path = rows
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="size-52 max-w-full self-center rounded-sm"
    >
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
