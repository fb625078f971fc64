import Foundation

/// How characters are written here, by POSIX's rules for which variable says so.
struct CharacterLocale: Sendable, Hashable {
    let name: String

    init(environment: [String: String]) {
        let set = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
        name = set.first { !$0.isEmpty } ?? "C"
    }

    var isUTF8: Bool {
        let name = name.uppercased()
        return name.contains("UTF-8") || name.contains("UTF8")
    }

    /// Nobody chose how characters are written: a container, a rescue system.
    var isUnspecified: Bool { ["C", "POSIX"].contains(name) }

    /// Takes UTF-8 where nobody chose. Call before there are threads.
    func adopt() {
        if isUnspecified { setenv("LC_ALL", "C.UTF-8", 1) }
    }
}
