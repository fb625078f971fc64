/// The shapes of keys and the names of secrets, in one table: `scripts/report-to-test` reads it from here.
enum SecretShapes {
    /// What a key begins with, and how many characters it has at least.
    static let prefixes: [(text: String, least: Int)] = [
        ("sk-", 12), ("rk-", 12), ("ek_", 12), ("xai-", 12), ("gsk_", 12), ("hf_", 12),
        ("ghp_", 12), ("gho_", 12), ("ghu_", 12), ("ghs_", 12), ("ghr_", 12), ("github_pat_", 16), ("glpat-", 12),
        ("AIza", 20), ("AKIA", 20), ("ASIA", 20),
        ("xoxb-", 12), ("xoxp-", 12), ("xoxa-", 12), ("xoxs-", 12), ("xoxr-", 12), ("xapp-", 12),
    ]

    /// Parts of the names of members whose values are secret.
    static let members = [
        "authorization", "api_key", "api-key", "apikey", "secret", "passw", "cookie", "access_token", "refresh_token",
    ]

    /// Parts of the names that stand before "=" or ":" and a secret in what is no member.
    static let settings = [
        "authorization", "api_key", "api-key", "apikey", "secret", "passw", "cookie", "token", "session",
    ]

    /// Ways to authorise: the secret is the next word.
    static let schemes = ["bearer", "basic", "token"]

    /// Digits of a key that is a number in base 16.
    static let hexDigits = 32

    /// Bytes of a secret behind its name.
    static let longestValue = 256
}
