/** What somebody writes to sales (spec sections 3 and 5). */
export interface Inquiry {
  readonly name: string;
  readonly email: string;
  readonly organization: string;
  readonly phone: string | null;
  readonly message: string;
}

/** Our own choice, in characters. */
export const inquiryLimits = { name: 120, email: 254, organization: 200, phone: 40, message: 5000 } as const;

/** Nobody reads and fills the form in less, in milliseconds: what comes sooner was sent by a robot. */
export const quickestInquiry = 2000;

/** Spec section 5. */
export const organizationSizes = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const;
export type OrganizationSize = (typeof organizationSizes)[number];

/** The message as it is sent: the size goes with it (spec section 7). */
export function messageWithSize(message: string, size: OrganizationSize): string {
  return `${message.trim()}\n\nOrganization size: ${size}`;
}
