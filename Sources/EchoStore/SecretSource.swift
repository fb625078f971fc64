import Foundation

/// Finds values that may be secret: in the environment, where "env:NAME" points to, else in the file itself, if only
/// its owner can read that. "key:NAME" stays as it is, and is fetched when it is needed.
struct SecretSource {
    let environment: [String: String]
    /// Why what stands in the file is not used; nil when it may be.
    let obstacle: SecretFileError?

    /// The values under a key, by name; what cannot be used is noted without being shown.
    func values(of key: String, in section: inout TOMLSection) -> [String: String] {
        var values: [String: String] = [:]
        for (name, text) in section.words(of: key) ?? [:] {
            if text.hasPrefix("env:") {
                let variable = String(text.dropFirst(4))
                values[name] = environment[variable]
                if values[name] == nil {
                    section.refuse("\(key).\(name)", "refers to \(variable), which is not set in the environment")
                        as Void?
                }
            } else if NamedKey(text) != nil {
                values[name] = text
            } else if let obstacle {
                section.refuse("\(key).\(name)", "is not used: \(obstacle.advice), or write \"env:NAME\"") as Void?
            } else {
                values[name] = text
            }
        }
        return values
    }
}
