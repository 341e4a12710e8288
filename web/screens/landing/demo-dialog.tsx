import type { ReactElement } from 'react';
import { Dialog } from '#web/ui/dialog.tsx';
import { demoWords } from './demo-words.ts';

/** The demo film: a recording of this product (tools/record-demo.ts), with captions. */
export function DemoDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={demoWords.title}
      description={demoWords.description}
      closeLabel={demoWords.close}
      size="wide"
    >
      <video
        controls
        autoPlay
        muted
        playsInline
        preload="metadata"
        poster="/demo/demo.png"
        aria-label={demoWords.label}
        className="mt-4 aspect-[16/10] w-full rounded-sm border border-line bg-paper"
      >
        <source src="/demo/demo.webm" type="video/webm" />
        <track kind="captions" src="/demo/demo.vtt" srcLang="en" label={demoWords.captions} default />
        {demoWords.unsupported}
      </video>
    </Dialog>
  );
}
