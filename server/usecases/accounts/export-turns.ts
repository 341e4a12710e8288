/** Exports that a server writes at the same time: what they hold in memory stays bounded, however many people ask. */
const mostAtOnce = 16;

export interface ExportTurns {
  /** Whether somebody may begin one now; where they may, `end` must be called when it is over. */
  begin(userId: string): 'begun' | 'own-runs' | 'too-many';
  end(userId: string): void;
}

/** Of this server. One person has one at a time. */
export function createExportTurns(): ExportTurns {
  const underWay = new Set<string>();
  return {
    begin(userId) {
      if (underWay.has(userId)) return 'own-runs';
      if (underWay.size >= mostAtOnce) return 'too-many';
      underWay.add(userId);
      return 'begun';
    },
    end: (userId) => void underWay.delete(userId),
  };
}
