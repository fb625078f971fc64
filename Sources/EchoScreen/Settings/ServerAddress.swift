import EchoText
import Foundation

/// The address of a server as a person may write it, or the word for leaving the choice to the program.
public enum ServerAddress {
    public static let none = "automatic"
    static let rangeText = "a ws://, wss://, http:// or https:// address, or automatic"

    static func accepted(_ word: String) throws(SettingError) -> String {
        let address = word.trimmed
        if address.isEmpty || address.lowercased() == none { return none }
        let parts = URLComponents(string: address)
        guard let scheme = parts?.scheme?.lowercased(), ["ws", "wss", "http", "https"].contains(scheme),
            let host = parts?.host, !host.isEmpty, !address.contains(where: \.isWhitespace)
        else { throw SettingError(reason: "must be \(rangeText)") }
        guard parts?.user == nil, parts?.password == nil else {
            throw SettingError(reason: "must not contain a user name or password: an address is not secret")
        }
        return address
    }
}
