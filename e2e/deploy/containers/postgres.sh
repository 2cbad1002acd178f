# As the entry point of the image of PostgreSQL: the first start makes the database, with a server that listens on its socket alone.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  echo "$POSTGRES_PASSWORD" >/tmp/password
  initdb --username "$POSTGRES_USER" --pwfile /tmp/password --auth-local trust --auth-host scram-sha-256
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  pg_ctl --options "-c listen_addresses=''" --wait start
  createdb --username "$POSTGRES_USER" "$POSTGRES_DB"
  pg_ctl --mode fast --wait stop
fi
exec "$@" -c "listen_addresses=*"
