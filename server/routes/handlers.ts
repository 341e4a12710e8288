import type { Handlers } from '../http/bind-endpoints.ts';
import {
  deleteAccount,
  disableUser,
  enableUser,
  endSession,
  endSessions,
  exportAccount,
  getAccount,
  listAudit,
  listSessions,
} from './account.ts';
import { addApiKey, listApiKeys, rotateApiKey } from './api-keys.ts';
import { createUser, getCurrentUser, getMe, logout, openSession } from './auth.ts';
import {
  cancelSubscription,
  endSandboxPeriod,
  openCheckout,
  sandboxCheckout,
  updateSubscription,
} from './billing.ts';
import { drawCards } from './cards.ts';
import { deleteChat, getChat, listChats, putChat } from './chats.ts';
import { getContactForm, listInquiries, sendInquiry } from './contact.ts';
import { describeFigure } from './figures.ts';
import { predictPosts, suggestHashtags, writeHighlight } from './insights.ts';
import { getDatasetMetadata, getDoiMetadata, getPatentMetadata, getUnMetadata } from './lookups.ts';
import { getSandboxMail, getSandboxMailHtml, listSandboxMails } from './outbox.ts';
import { getTeam, listPlans } from './plans.ts';
import { checkPost, countPosts, generatePosts } from './posts.ts';
import { getDocs, getHealth, getMetrics, getOpenApi, getReadiness } from './service.ts';
import { beginSignIn, finishSignIn, getSignIn, sandboxGoogle } from './sign-in.ts';
import {
  getTeamBrand,
  handOverTeam,
  inviteMember,
  joinTeam,
  listInvites,
  removeMember,
  removeTeamBrand,
  renameTeam,
  revokeInvite,
  saveTeamBrand,
} from './teams.ts';
import {
  generateTrialToken,
  listTrialTokens,
  makeLifetimeUser,
  redeemTrial,
  revokeTrialToken,
} from './trials.ts';
import { getWriter, switchWriter, testWriter } from './writer.ts';

/** Who answers which row of the endpoint table; a row without a handler does not compile. */
export const handlers: Handlers = {
  getCurrentUser,
  getMe,
  openSession,
  getSignIn,
  beginSignIn,
  finishSignIn,
  logout,
  createUser,
  getAccount,
  deleteAccount,
  exportAccount,
  listSessions,
  endSessions,
  endSession,
  disableUser,
  enableUser,
  listAudit,
  getTeam,
  removeMember,
  handOverTeam,
  renameTeam,
  getTeamBrand,
  saveTeamBrand,
  removeTeamBrand,
  joinTeam,
  listInvites,
  inviteMember,
  revokeInvite,
  listApiKeys,
  addApiKey,
  rotateApiKey,
  listPlans,
  generatePosts,
  checkPost,
  countPosts,
  getWriter,
  switchWriter,
  testWriter,
  drawCards,
  describeFigure,
  suggestHashtags,
  writeHighlight,
  openCheckout,
  cancelSubscription,
  updateSubscription,
  generateTrialToken,
  listTrialTokens,
  revokeTrialToken,
  redeemTrial,
  makeLifetimeUser,
  sandboxCheckout,
  endSandboxPeriod,
  sandboxGoogle,
  listSandboxMails,
  getSandboxMail,
  getSandboxMailHtml,
  getContactForm,
  sendInquiry,
  listInquiries,
  predictPosts,
  getDoiMetadata,
  getUnMetadata,
  getDatasetMetadata,
  getPatentMetadata,
  putChat,
  listChats,
  getChat,
  deleteChat,
  getHealth,
  getReadiness,
  getOpenApi,
  getDocs,
  getMetrics,
};
