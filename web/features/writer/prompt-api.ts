/** The browser's own on-device model, as far as we use it (the Prompt API of Chrome and Edge). */
export interface DeviceModel {
  availability(options?: object): Promise<DeviceModelState>;
  create(options: {
    readonly initialPrompts: readonly { readonly role: 'system'; readonly content: string }[];
    readonly signal: AbortSignal;
    readonly monitor?: (target: EventTarget) => void;
  }): Promise<DeviceSession>;
}

export type DeviceModelState = 'unavailable' | 'downloadable' | 'downloading' | 'available';

export interface DeviceSession {
  promptStreaming(
    text: string,
    options: { readonly responseConstraint: object; readonly signal: AbortSignal },
  ): ReadableStream<string>;
  destroy(): void;
}

/** The model where the browser has one. */
export function deviceModel(): DeviceModel | null {
  const found: unknown = Reflect.get(globalThis, 'LanguageModel');
  return isDeviceModel(found) ? found : null;
}

/** Whether it can be used, at once or after a download by the browser. */
export async function deviceModelState(): Promise<DeviceModelState> {
  try {
    return (await deviceModel()?.availability(languages)) ?? 'unavailable';
  } catch {
    return 'unavailable';
  }
}

/** The posts are English, like the product. */
export const languages = {
  expectedInputs: [{ type: 'text', languages: ['en'] }],
  expectedOutputs: [{ type: 'text', languages: ['en'] }],
} as const;

function isDeviceModel(value: unknown): value is DeviceModel {
  return (
    (typeof value === 'function' || typeof value === 'object') &&
    value !== null &&
    typeof Reflect.get(value, 'availability') === 'function' &&
    typeof Reflect.get(value, 'create') === 'function'
  );
}
