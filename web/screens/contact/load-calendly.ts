/** What of Calendly's widget we use. */
interface CalendlyWidget {
  readonly initPopupWidget: (options: { readonly url: string }) => void;
}

const assets = 'https://assets.calendly.com/assets/external';
/** Milliseconds after which it counts as missing. */
const patience = 8000;

/** Loads Calendly's widget from its own address, once; rejects where it does not come. */
export async function loadCalendly(): Promise<CalendlyWidget> {
  addStyles(`${assets}/widget.css`);
  if (widgetOnPage() === null) await loadScript(`${assets}/widget.js`);
  const widget = widgetOnPage();
  if (widget === null) throw new Error('The booking widget is not there.');
  return widget;
}

function loadScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const giveUp = (): void => {
      script.remove();
      reject(new Error('The booking widget did not load.'));
    };
    const timer = setTimeout(giveUp, patience);
    script.src = address;
    script.onload = () => {
      clearTimeout(timer);
      resolve();
    };
    script.onerror = () => {
      clearTimeout(timer);
      giveUp();
    };
    document.head.append(script);
  });
}

function addStyles(address: string): void {
  if (document.querySelector(`link[href="${address}"]`) !== null) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}

function widgetOnPage(): CalendlyWidget | null {
  const found: unknown = Reflect.get(window, 'Calendly');
  return isWidget(found) ? found : null;
}

function isWidget(found: unknown): found is CalendlyWidget {
  return (
    typeof found === 'object' && found !== null && typeof Reflect.get(found, 'initPopupWidget') === 'function'
  );
}
