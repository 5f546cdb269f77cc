#!/bin/sh
# Writes theme.c, the list of the files that the binary carries: run it after adding or removing a
# file of Templates/, Public/ or sample/. Changed files need nothing, the compiler sees those.
set -eu
export LC_ALL=C
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
cd "$here/../.."

# The path that the programme knows a file by, and the file, seen from this folder.
list() {
  find Templates Public -type f | sort | sed 's,.*,& ../../&,'
  echo 'house-profile.rng house-profile.rng'
  cd "$here" && find sample -type f ! -name '*.py' ! -path '*/__pycache__/*' | sort | sed 's,.*,& &,'
}

list | awk '
  {
    path[NR] = $1
    print "static const unsigned char file_" NR "[] = {\n#embed \"" $2 "\" if_empty(0)\n};" > "/dev/stderr"
  }
  END {
    print "\nstatic const vitrine_embedded_file files[] = {"
    for (i = 1; i <= NR; i++) print "    {\"" path[i] "\", file_" i ", sizeof file_" i "},"
    print "};"
  }
' 2>"$here/theme.arrays" >"$here/theme.table"
{
  echo '// Written by embed.sh.'
  echo '#include "CTheme.h"'
  echo
  cat "$here/theme.arrays" "$here/theme.table"
  cat <<'END'

const vitrine_embedded_file *vitrine_embedded_files(size_t *count) {
  *count = sizeof files / sizeof files[0];
  return files;
}
END
} >"$here/theme.c"
rm "$here/theme.arrays" "$here/theme.table"
