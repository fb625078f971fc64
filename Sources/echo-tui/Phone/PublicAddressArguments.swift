import ArgumentParser
import Foundation

/// How Twilio reaches a bridge.
struct PublicAddressArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "How Twilio reaches this machine, such as https://bridge.example.com: the address of its proxy or tunnel.",
            valueName: "address"))
    var publicUrl: String?

    /// Without a path; nil where nobody said it.
    func origin() throws -> String? {
        let environment = ProcessInfo.processInfo.environment["ECHO_PUBLIC_URL"].flatMap { $0.isEmpty ? nil : $0 }
        guard let publicUrl = publicUrl ?? environment else { return nil }
        guard let parts = URLComponents(string: publicUrl), ["http", "https"].contains(parts.scheme),
            parts.host?.isEmpty == false, ["", "/"].contains(parts.path), parts.query == nil, parts.user == nil
        else {
            throw ValidationError(
                "--public-url and ECHO_PUBLIC_URL must be an address such as https://bridge.example.com.")
        }
        return publicUrl.hasSuffix("/") ? String(publicUrl.dropLast()) : publicUrl
    }
}
