import Foundation

/// How characters are written here, by POSIX's rules for which variable says so.
struct CharacterLocale: Sendable, Hashable {
    let name: String

    init(environment: [String: String]) {
        let set = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment[$0] }
        name = set.first { !$0.isEmpty } ?? "C"
    }

    /// "utf8", "iso88591"; empty where the name says nothing of it, as "C", "POSIX" and "de_DE" do.
    var charset: String {
        name.drop { $0 != "." }.dropFirst().prefix { $0 != "@" }.lowercased().filter { $0 != "-" }
    }

    var isUTF8: Bool { charset == "utf8" }

    /// It says nothing of the terminal: most containers and rescue systems are like this, in terminals that take UTF-8.
    var isUnspecified: Bool { charset.isEmpty }

    /// Takes UTF-8 where nobody chose. Call before there are threads.
    func adopt() {
        if ["C", "POSIX"].contains(name) { setenv("LC_ALL", "C.UTF-8", 1) }
    }
}
