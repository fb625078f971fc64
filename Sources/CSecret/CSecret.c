#include "CSecret.h"
#include "CLoading.h"
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// What is used of GLib's and libsecret's binary interface, which both keep stable. Declared here, so that building
// needs neither's headers.
typedef struct { uint32_t domain; int code; char *message; } error_t_;
typedef struct list_ { void *data; struct list_ *next, *previous; } list_t_;
typedef struct { const char *name; int type; } attribute_t_;
typedef struct {
  const char *name;
  int flags;
  attribute_t_ attributes[32];
  int reserved;
  void *reserved_pointers[7];
} schema_t_;

enum { SEARCH_ALL = 2 };            // SECRET_SEARCH_ALL
enum { BUS_SESSION = 2 };           // G_BUS_TYPE_SESSION
enum { IO_ERROR_CANCELLED = 19 };   // G_IO_ERROR_CANCELLED
enum { SECRET_ERROR_IS_LOCKED = 2, SECRET_ERROR_NO_SUCH_OBJECT = 3 };

static const schema_t_ schema = {"io.github.echo_tui.Secret", 0, {{"name", 0}}, 0, {NULL}};

static struct {
  void *(*cancellable_new)(void);
  void (*cancellable_cancel)(void *);
  void (*object_unref)(void *);
  void *(*hash_new)(unsigned (*)(const void *), int (*)(const void *, const void *));
  int (*hash_insert)(void *, void *, void *);
  void (*hash_unref)(void *);
  unsigned (*str_hash)(const void *);
  int (*str_equal)(const void *, const void *);
  void (*error_free)(error_t_ *);
  const char *(*quark_to_string)(uint32_t);
  void (*list_free)(list_t_ *);
  void *(*bus_get)(int, void *, error_t_ **);
  void (*bus_set_exit_on_close)(void *, int);
  int (*bus_is_closed)(void *);
  char *(*lookup)(const schema_t_ *, void *, void *, error_t_ **);
  list_t_ *(*search)(const schema_t_ *, void *, int, void *, error_t_ **);
  int (*item_locked)(void *);
  void (*log_set_default_handler)(void (*)(const char *, int, const char *, void *), void *);
  void *(*service_get)(int, void *, error_t_ **);
  void *(*collection_for_alias)(void *, const char *, int, void *, error_t_ **);
  int (*collection_locked)(void *);
  int (*unlock)(void *, list_t_ *, void *, list_t_ **, error_t_ **);
  int (*store)(const schema_t_ *, void *, const char *, const char *, const char *, void *, error_t_ **);
  int (*clear)(const schema_t_ *, void *, void *, error_t_ **);
  void (*free_password)(char *);
} lib;

static const cl_function functions[] = {
    {"g_cancellable_new", (void **)&lib.cancellable_new},
    {"g_cancellable_cancel", (void **)&lib.cancellable_cancel},
    {"g_object_unref", (void **)&lib.object_unref},
    {"g_hash_table_new", (void **)&lib.hash_new},
    {"g_hash_table_insert", (void **)&lib.hash_insert},
    {"g_hash_table_unref", (void **)&lib.hash_unref},
    {"g_str_hash", (void **)&lib.str_hash},
    {"g_str_equal", (void **)&lib.str_equal},
    {"g_error_free", (void **)&lib.error_free},
    {"g_quark_to_string", (void **)&lib.quark_to_string},
    {"g_list_free", (void **)&lib.list_free},
    {"g_bus_get_sync", (void **)&lib.bus_get},
    {"g_dbus_connection_set_exit_on_close", (void **)&lib.bus_set_exit_on_close},
    {"g_dbus_connection_is_closed", (void **)&lib.bus_is_closed},
    {"secret_password_lookupv_sync", (void **)&lib.lookup},
    {"secret_password_searchv_sync", (void **)&lib.search},
    {"secret_item_get_locked", (void **)&lib.item_locked},
    {"g_log_set_default_handler", (void **)&lib.log_set_default_handler},
    {"secret_service_get_sync", (void **)&lib.service_get},
    {"secret_collection_for_alias_sync", (void **)&lib.collection_for_alias},
    {"secret_collection_get_locked", (void **)&lib.collection_locked},
    {"secret_service_unlock_sync", (void **)&lib.unlock},
    {"secret_password_storev_sync", (void **)&lib.store},
    {"secret_password_clearv_sync", (void **)&lib.clear},
    {"secret_password_free", (void **)&lib.free_password},
    {NULL, NULL}};

// GLib writes its warnings on the screen.
static void drop(const char *domain, int level, const char *message, void *nothing) {
  (void)domain; (void)level; (void)message; (void)nothing;
}

static void silence(void) { lib.log_set_default_handler(drop, NULL); }

static cl_library library = CL_LIBRARY("libsecret-1.so.0", functions, silence);
static bool is_loaded(void) { return cl_load(&library); }

cs_cancellation *cs_cancellation_new(void) { return is_loaded() ? lib.cancellable_new() : NULL; }
void cs_cancel(cs_cancellation *cancellation) { lib.cancellable_cancel(cancellation); }
void cs_cancellation_free(cs_cancellation *cancellation) { lib.object_unref(cancellation); }

bool cs_load(cs_cancellation *cancellation) {
  if (!is_loaded()) return false;
  error_t_ *error = NULL;
  void *bus = lib.bus_get(BUS_SESSION, cancellation, &error);
  if (!bus) {
    if (error) lib.error_free(error);
    return false;
  }
  // GLib would end the whole program when the bus ends.
  lib.bus_set_exit_on_close(bus, 0);
  bool is_open = !lib.bus_is_closed(bus);
  // The reference is kept: a connection made anew would end the program with its bus again.
  return is_open;
}

static cs_outcome outcome(error_t_ *error) {
  if (!error) return CS_FAILED;
  const char *domain = lib.quark_to_string(error->domain);
  cs_outcome result = CS_FAILED;
  if (domain && strcmp(domain, "secret-error") == 0)
    result = error->code == SECRET_ERROR_IS_LOCKED ? CS_LOCKED
             : error->code == SECRET_ERROR_NO_SUCH_OBJECT ? CS_NOT_FOUND : CS_FAILED;
  else if (domain && strcmp(domain, "g-io-error-quark") == 0)
    result = error->code == IO_ERROR_CANCELLED ? CS_CANCELLED : CS_UNREACHABLE;
  else if (domain && strcmp(domain, "g-dbus-error-quark") == 0)
    result = CS_UNREACHABLE;
  lib.error_free(error);
  return result;
}

static void *attributes(const char *name) {
  void *table = lib.hash_new(lib.str_hash, lib.str_equal);
  lib.hash_insert(table, (void *)"name", (void *)name);
  return table;
}

static cs_outcome is_there(const char *name, cs_cancellation *cancellation) {
  error_t_ *error = NULL;
  void *table = attributes(name);
  list_t_ *items = lib.search(&schema, table, SEARCH_ALL, cancellation, &error);
  lib.hash_unref(table);
  if (error) return outcome(error);
  cs_outcome result = CS_NOT_FOUND;
  for (list_t_ *item = items; item; item = item->next) {
    bool is_locked = lib.item_locked(item->data);
    if (result != CS_DONE) result = is_locked ? CS_LOCKED : CS_DONE;
    lib.object_unref(item->data);
  }
  lib.list_free(items);
  return result;
}

// A keyring that was never unlocked since it was started may not know what is in it: then nothing is not to be believed.
static cs_outcome look_into_default(bool unlocks, cs_cancellation *cancellation) {
  error_t_ *error = NULL;
  void *service = lib.service_get(0, cancellation, &error);
  if (!service) return outcome(error);
  void *collection = lib.collection_for_alias(service, "default", 0, cancellation, &error);
  if (!collection) {
    lib.object_unref(service);
    return error ? outcome(error) : CS_DONE;
  }
  cs_outcome result = lib.collection_locked(collection) ? CS_LOCKED : CS_DONE;
  if (result == CS_LOCKED && unlocks) {
    list_t_ only = {collection, NULL, NULL}, *unlocked = NULL;
    int count = lib.unlock(service, &only, cancellation, &unlocked, &error);
    for (list_t_ *item = unlocked; item; item = item->next) lib.object_unref(item->data);
    lib.list_free(unlocked);
    result = error ? outcome(error) : count > 0 ? CS_DONE : CS_LOCKED;
  }
  lib.object_unref(collection);
  lib.object_unref(service);
  return result;
}

cs_outcome cs_lookup(const char *name, bool unlocks, cs_cancellation *cancellation, char **secret) {
  *secret = NULL;
  if (!cs_load(cancellation)) return CS_UNREACHABLE;
  cs_outcome there = is_there(name, cancellation);
  if (there == CS_NOT_FOUND) {
    cs_outcome looked = look_into_default(unlocks, cancellation);
    if (looked != CS_DONE) return looked;
    there = is_there(name, cancellation);
  }
  if (there != CS_DONE && !(there == CS_LOCKED && unlocks)) return there;
  error_t_ *error = NULL;
  void *table = attributes(name);
  *secret = lib.lookup(&schema, table, cancellation, &error);
  lib.hash_unref(table);
  if (error) return outcome(error);
  if (*secret) return CS_DONE;
  // Without an error it is gone by now, or nobody unlocked it.
  return is_there(name, cancellation) == CS_LOCKED ? CS_LOCKED : CS_NOT_FOUND;
}

cs_outcome cs_store(const char *name, const char *label, const char *secret, cs_cancellation *cancellation) {
  if (!cs_load(cancellation)) return CS_UNREACHABLE;
  error_t_ *error = NULL;
  void *table = attributes(name);
  int is_stored = lib.store(&schema, table, "default", label, secret, cancellation, &error);
  lib.hash_unref(table);
  return is_stored ? CS_DONE : outcome(error);
}

cs_outcome cs_clear(const char *name, cs_cancellation *cancellation) {
  if (!cs_load(cancellation)) return CS_UNREACHABLE;
  error_t_ *error = NULL;
  void *table = attributes(name);
  int is_cleared = lib.clear(&schema, table, cancellation, &error);
  lib.hash_unref(table);
  return is_cleared ? CS_DONE : error ? outcome(error) : CS_NOT_FOUND;
}

void cs_free(char *secret) {
  if (secret) lib.free_password(secret);
}
