// PostgreSQL through libpq, which is loaded when a connection is asked for first.
//
// It is not linked: libpq brings Kerberos and LDAP along, and most who run the program have no such server.
#ifndef CPOSTGRES_H
#define CPOSTGRES_H
#include <stdbool.h>

typedef struct cp_connection cp_connection;
typedef struct cp_result cp_result;

typedef enum {
  CP_DONE = 0,
  CP_ROWS,
  /// The server refused it, or the connection is lost.
  CP_FAILED,
} cp_state;

/// False where libpq is not installed.
bool cp_load(void);

/// Blocks until there is a connection or none is to be had. NULL without libpq.
/// - `address`: a connection URI; what it says goes before the defaults here.
cp_connection *_Nullable cp_connect(const char *_Nonnull address);
bool cp_is_connected(cp_connection *_Nonnull connection);
/// Connected, and in no transaction that was not ended.
bool cp_is_idle(cp_connection *_Nonnull connection);
void cp_close(cp_connection *_Nonnull connection);

/// Blocks until it is answered, or for `patience` milliseconds: then NULL, and the connection is of no more use. Values are
/// sent apart from the statement; NULL is SQL's.
cp_result *_Nullable cp_execute(
    cp_connection *_Nonnull connection, const char *_Nonnull statement, int count,
    const char *_Nullable const *_Nullable values, int patience);
/// Several statements without values, in one transaction. As `cp_execute`.
cp_result *_Nullable cp_run(cp_connection *_Nonnull connection, const char *_Nonnull statements, int patience);

cp_state cp_result_state(cp_result *_Nonnull result);
/// Five letters and digits; NULL when nobody answered.
const char *_Nullable cp_result_code(cp_result *_Nonnull result);
int cp_result_rows(cp_result *_Nonnull result);
int cp_result_columns(cp_result *_Nonnull result);
/// NULL is SQL's.
const char *_Nullable cp_result_value(cp_result *_Nonnull result, int row, int column);
void cp_free(cp_result *_Nonnull result);
#endif
