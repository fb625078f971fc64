#include "CPostgres.h"
#include "CLoading.h"
#include <errno.h>
#include <poll.h>
#include <stddef.h>
#include <time.h>

// What is used of libpq's binary interface, which is stable within version 5. Declared here, so that building needs
// none of its headers.
enum { CONNECTION_OK = 0 };                        // CONNECTION_OK
enum { IDLE = 0 };                                 // PQTRANS_IDLE
enum { COMMAND_OK = 1, TUPLES_OK = 2 };            // PGRES_COMMAND_OK, PGRES_TUPLES_OK
enum { SQLSTATE = 'C' };                           // PG_DIAG_SQLSTATE

static struct {
  void *(*connect)(const char *const *, const char *const *, int);
  int (*status)(const void *);
  int (*transaction)(const void *);
  int (*socket)(const void *);
  int (*set_nonblocking)(void *, int);
  void (*finish)(void *);
  void *(*set_notices)(void *, void (*)(void *, const char *), void *);
  int (*send)(void *, const char *, int, const unsigned *, const char *const *, const int *, const int *, int);
  int (*send_plain)(void *, const char *);
  int (*flush)(void *);
  int (*consume)(void *);
  int (*is_busy)(void *);
  void *(*next)(void *);
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
    {"PQtransactionStatus", (void **)&lib.transaction},
    {"PQsocket", (void **)&lib.socket},
    {"PQsetnonblocking", (void **)&lib.set_nonblocking},
    {"PQfinish", (void **)&lib.finish},
    {"PQsetNoticeProcessor", (void **)&lib.set_notices},
    {"PQsendQueryParams", (void **)&lib.send},
    {"PQsendQuery", (void **)&lib.send_plain},
    {"PQflush", (void **)&lib.flush},
    {"PQconsumeInput", (void **)&lib.consume},
    {"PQisBusy", (void **)&lib.is_busy},
    {"PQgetResult", (void **)&lib.next},
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
  if (connection) {
    lib.set_notices(connection, drop, NULL);
    lib.set_nonblocking(connection, 1);
  }
  return connection;
}

bool cp_is_connected(cp_connection *connection) { return lib.status(connection) == CONNECTION_OK; }
void cp_close(cp_connection *connection) { lib.finish(connection); }

bool cp_is_idle(cp_connection *connection) {
  return cp_is_connected(connection) && lib.transaction(connection) == IDLE;
}

static long long milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000LL + now.tv_nsec / 1000000;
}

// False when nothing happened until `end`.
static bool wait_for(cp_connection *connection, short events, long long end) {
  for (;;) {
    long long left = end - milliseconds();
    struct pollfd entry = {.fd = lib.socket(connection), .events = events};
    // Of a connection that is gone, libpq says so when it is asked.
    if (entry.fd < 0) return true;
    int count = poll(&entry, 1, left > 0 ? (int)left : 0);
    if (count > 0) return true;
    if (count == 0 || errno != EINTR) return false;
  }
}

// All of what was asked is sent. The server may say something that has to be read before it reads on.
static bool flush(cp_connection *connection, long long end) {
  while (lib.flush(connection) == 1) {
    if (!wait_for(connection, POLLIN | POLLOUT, end)) return false;
    lib.consume(connection);
  }
  return true;
}

// The last result, as libpq gives it to who waits: what failed ends what was asked. NULL when it takes too long.
static cp_result *answer(cp_connection *connection, long long end) {
  cp_result *last = NULL;
  for (;;) {
    while (lib.is_busy(connection)) {
      if (!wait_for(connection, POLLIN, end)) {
        if (last) lib.clear(last);
        return NULL;
      }
      // Of a connection that broke, the next result is the failure.
      if (!lib.consume(connection)) break;
    }
    cp_result *next = lib.next(connection);
    if (!next) return last;
    if (last) lib.clear(last);
    last = next;
    // Nothing comes behind it, and asking again would make the same of it forever.
    if (!cp_is_connected(connection)) return last;
  }
}

cp_result *cp_execute(
    cp_connection *connection, const char *statement, int count, const char *const *values, int patience) {
  long long end = milliseconds() + patience;
  if (!lib.send(connection, statement, count, NULL, values, NULL, NULL, 0)) return NULL;
  return flush(connection, end) ? answer(connection, end) : NULL;
}

cp_result *cp_run(cp_connection *connection, const char *statements, int patience) {
  long long end = milliseconds() + patience;
  if (!lib.send_plain(connection, statements)) return NULL;
  return flush(connection, end) ? answer(connection, end) : NULL;
}

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
