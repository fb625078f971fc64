#include "CPostgres.h"
#include "CLoading.h"
#include <stddef.h>

// What is used of libpq's binary interface, which is stable within version 5. Declared here, so that building needs
// none of its headers.
enum { CONNECTION_OK = 0 };                        // CONNECTION_OK
enum { COMMAND_OK = 1, TUPLES_OK = 2 };            // PGRES_COMMAND_OK, PGRES_TUPLES_OK
enum { SQLSTATE = 'C' };                           // PG_DIAG_SQLSTATE

static struct {
  void *(*connect)(const char *const *, const char *const *, int);
  int (*status)(const void *);
  void (*finish)(void *);
  void *(*set_notices)(void *, void (*)(void *, const char *), void *);
  void *(*execute)(
      void *, const char *, int, const unsigned *, const char *const *, const int *, const int *, int);
  void *(*run)(void *, const char *);
  int (*result_status)(const void *);
  char *(*result_field)(const void *, int);
  int (*rows)(const void *);
  int (*columns)(const void *);
  int (*is_null)(const void *, int, int);
  char *(*value)(const void *, int, int);
  void (*clear)(void *);
} lib;

static const cl_function functions[] = {
    {"PQconnectdbParams", (void **)&lib.connect},
    {"PQstatus", (void **)&lib.status},
    {"PQfinish", (void **)&lib.finish},
    {"PQsetNoticeProcessor", (void **)&lib.set_notices},
    {"PQexecParams", (void **)&lib.execute},
    {"PQexec", (void **)&lib.run},
    {"PQresultStatus", (void **)&lib.result_status},
    {"PQresultErrorField", (void **)&lib.result_field},
    {"PQntuples", (void **)&lib.rows},
    {"PQnfields", (void **)&lib.columns},
    {"PQgetisnull", (void **)&lib.is_null},
    {"PQgetvalue", (void **)&lib.value},
    {"PQclear", (void **)&lib.clear},
    {NULL, NULL}};
static cl_library library = CL_LIBRARY("libpq.so.5", functions, NULL);

bool cp_load(void) { return cl_load(&library); }

// libpq writes notices on the screen.
static void drop(void *nothing, const char *message) { (void)nothing; (void)message; }

cp_connection *cp_connect(const char *address) {
  if (!cp_load()) return NULL;
  // What the address says, being later, goes before what stands above it. A peer that vanished is noticed in seconds.
  const char *names[] = {
      "connect_timeout", "tcp_user_timeout", "keepalives_idle", "keepalives_interval", "keepalives_count",
      "application_name", "dbname", "client_encoding", NULL};
  const char *values[] = {"5", "10000", "10", "5", "2", "echo-tui", address, "UTF8", NULL};
  void *connection = lib.connect(names, values, 1);
  if (connection) lib.set_notices(connection, drop, NULL);
  return connection;
}

bool cp_is_connected(cp_connection *connection) { return lib.status(connection) == CONNECTION_OK; }
void cp_close(cp_connection *connection) { lib.finish(connection); }

cp_result *cp_execute(cp_connection *connection, const char *statement, int count, const char *const *values) {
  return lib.execute(connection, statement, count, NULL, values, NULL, NULL, 0);
}

cp_result *cp_run(cp_connection *connection, const char *statements) { return lib.run(connection, statements); }

cp_state cp_result_state(cp_result *result) {
  int status = lib.result_status(result);
  return status == TUPLES_OK ? CP_ROWS : status == COMMAND_OK ? CP_DONE : CP_FAILED;
}

const char *cp_result_code(cp_result *result) { return lib.result_field(result, SQLSTATE); }
int cp_result_rows(cp_result *result) { return lib.rows(result); }
int cp_result_columns(cp_result *result) { return lib.columns(result); }

const char *cp_result_value(cp_result *result, int row, int column) {
  return lib.is_null(result, row, column) ? NULL : lib.value(result, row, column);
}

void cp_free(cp_result *result) { lib.clear(result); }
