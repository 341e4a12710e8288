#!/bin/sh
# Checks news texts against the works that they are about: beside news/naps.txt stands news/naps.doi with the DOI.
#
#   sh check-news.sh news/*.txt
#
# PAPERLARK says how the program is called; with SARIF_FOLDER a file a text is written there. Exits with the worst of
# all: 0 nothing flagged, 1 something flagged, 2 to 4 what "paperlark check --help" says.
set -u
paperlark=${PAPERLARK:-npx paperlark}
worst=0

for text in "$@"; do
  doi=$(cat "${text%.txt}.doi" 2>/dev/null)
  if [ -z "$doi" ]; then
    echo "$text: please put its DOI into ${text%.txt}.doi" >&2
    code=2
  elif [ -n "${SARIF_FOLDER:-}" ]; then
    mkdir -p "$SARIF_FOLDER"
    $paperlark check --doi "$doi" "$text" --format sarif >"$SARIF_FOLDER/$(basename "$text" .txt).sarif"
    code=$?
  else
    $paperlark check --doi "$doi" "$text"
    code=$?
  fi
  if [ "$code" -gt "$worst" ]; then worst=$code; fi
done

exit "$worst"
