// What the build was told about itself.
#ifndef CBUILD_H
#define CBUILD_H
/// The commit, with a plus sign where files had been changed since: "3f2a9c81d04e+". Empty where nobody told.
const char *cb_commit(void);
/// The version of the Swift compiler: "6.3.1". Empty where nobody told.
const char *cb_swift(void);
#endif
