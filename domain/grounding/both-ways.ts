/** "Patients with/without liver disease", "with but not in those without it". */
export const bothWays =
  /\bwith(?: ?\/ ?| (?:and|or) |,? but not (?:in )?(?:those |patients |people )?)without\b/i;
