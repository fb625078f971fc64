#pragma once
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/evp.h>
#include <openssl/kdf.h>
#include <openssl/provider.h>
// Parameters are lists of pointers to values that must outlive the call, which is said more simply in C. Both return 1, or
// 0 when they fail.
static inline int cssl_hmac_init(EVP_MAC_CTX *_Nonnull context, const char *_Nonnull hash,
                                 const char *_Nonnull properties, const void *_Nonnull key, size_t count) {
  const OSSL_PARAM parameters[] = {
      OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_DIGEST, (char *)hash, 0),
      OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_PROPERTIES, (char *)properties, 0),
      OSSL_PARAM_construct_end(),
  };
  return EVP_MAC_init(context, key, count, parameters);
}
static inline int cssl_hkdf(EVP_KDF_CTX *_Nonnull context, const char *_Nonnull hash, const char *_Nonnull properties,
                            const void *_Nonnull key, size_t key_count, const void *_Nullable salt, size_t salt_count,
                            const void *_Nullable purpose, size_t purpose_count, unsigned char *_Nonnull derived,
                            size_t derived_count) {
  const OSSL_PARAM parameters[] = {
      OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_DIGEST, (char *)hash, 0),
      OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_PROPERTIES, (char *)properties, 0),
      OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_KEY, (void *)key, key_count),
      OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_SALT, (void *)salt, salt_count),
      OSSL_PARAM_construct_octet_string(OSSL_KDF_PARAM_INFO, (void *)purpose, purpose_count),
      OSSL_PARAM_construct_end(),
  };
  return EVP_KDF_derive(context, derived, derived_count, parameters) == 1;
}
