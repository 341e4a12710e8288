/** The model on the device could not be asked. */
export class DeviceWriterError extends Error {}
