export interface Port { name: string }
