/** A mail to be sent: who gets it, and what it says by template. Dates and links come ready: rendering looks nothing up. */
export interface Mail<Name extends TemplateName = TemplateName> {
  /** One address. */
  readonly to: string;
  /** Who answers go to; nobody's where it is not given. */
  readonly replyTo?: string;
  readonly content: MailContent<Name>;
}

/** One template with its data. */
export type MailContent<Name extends TemplateName = TemplateName> = {
  [One in Name]: { readonly template: One; readonly data: TemplateData[One] };
}[Name];

export type TemplateName = keyof TemplateData;

/** What each template needs to know. Names and messages may hold anything: rendering makes them harmless. */
export interface TemplateData {
  readonly invite: {
    readonly teamName: string;
    /** Who invites; empty where it is not known. */
    readonly inviterName: string;
    readonly link: string;
    readonly expiresAt: Date;
  };
  readonly 'verify-address': LinkToAccount;
  readonly 'reset-password': LinkToAccount;
  /** To the owner of an address that somebody signed up with again. */
  readonly 'has-account': {
    readonly name: string;
    readonly signIn: string;
    readonly newPassword: string;
  };
  readonly trial: {
    readonly days: number;
    /** Whether it opens for a whole team. */
    readonly forTeam: boolean;
    readonly link: string;
    readonly expiresAt: Date;
  };
  /** To sales. */
  readonly contact: {
    readonly name: string;
    readonly email: string;
    readonly organization: string;
    readonly phone: string | null;
    readonly message: string;
  };
  /** To whoever wrote to sales. */
  readonly 'contact-received': {
    readonly name: string /** Whether somebody reads what is answered. */;
    readonly canAnswer: boolean;
  };
  readonly 'plan-started': PlanNews & { readonly interval: 'month' | 'year' | null };
  readonly 'payment-failed': PlanNews;
  readonly 'plan-cancelled': PlanNews;
  /** To somebody who bought a plan while they paid for another. */
  readonly 'purchase-returned': {
    readonly name: string;
    readonly returnedPlan: string;
    readonly keptPlan: string;
    readonly link: string;
  };
  /** To the owner of a team, when somebody goes who could see API keys of it. Does not say who: whoever goes may be deleted. */
  readonly 'keys-to-rotate': {
    readonly name: string;
    readonly teamName: string;
    readonly count: number;
    /** Where the keys are. */
    readonly link: string;
  };
  /** To whoever may approve posts: somebody outside with a link of their own, or of the team. */
  readonly 'sign-off-asked': {
    readonly name: string;
    readonly askerName: string;
    /** Of the work. */
    readonly title: string;
    /** What the asker says; empty for nothing. */
    readonly note: string;
    readonly link: string;
    /** Null where the link needs an account, and does not end. */
    readonly expiresAt: Date | null;
    readonly reminder: boolean;
  };
  /** To whoever asked for sign-off. */
  readonly 'sign-off-news': {
    readonly name: string;
    readonly byName: string;
    readonly title: string;
    readonly what: 'approved' | 'changes' | 'refused' | 'proposed';
    /** What they say; empty for nothing. */
    readonly text: string;
    readonly link: string;
    /** No further approval is needed. */
    readonly isComplete: boolean;
  };
}

interface LinkToAccount {
  readonly name: string;
  readonly link: string;
  readonly expiresAt: Date;
}

interface PlanNews {
  readonly name: string;
  readonly planTitle: string;
  /** Until when the plan is open as things stand; null where it is not known. */
  readonly openUntil: Date | null;
  /** Where the plan is managed. */
  readonly link: string;
}

/** A mail as it is sent. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
