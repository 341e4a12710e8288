#!/bin/sh
# The password comes from the environment, so that it stands in no image and in no file of the project.
set -eu
umask 077
printf '"paperlark" "%s"\n' "$POSTGRES_PASSWORD" > /tmp/userlist.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
