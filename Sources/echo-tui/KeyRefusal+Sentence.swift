import EchoStore
import Foundation

extension KeyRefusal {
    /// What happened and what to do. Nil when reading the settings says it already.
    var sentence: String? {
        switch self {
        case .openToOthers(let file, let mode):
            "the key in it is not used, because others can read it (mode \(String(mode, radix: 8))): chmod 600 \(file.path)"
        case .ownedBySomeoneElse: "the key in it is not used, because the file belongs to someone else"
        case .notText: "the key in it is not used, because it is not a text: api_key = \"…\""
        case .unreadable, .notTOML: nil
        }
    }
}
