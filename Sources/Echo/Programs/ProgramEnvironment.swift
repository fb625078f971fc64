/// How the environment of a program that is started differs from this process's own.
enum ProgramEnvironment {
    /// Keys of the API, of the telephone and of a database are this program's and none of its business.
    private static let secrets = [
        "OPENAI_API_KEY", "TWILIO_AUTH_TOKEN", "TWILIO_API_SECRET", "TWILIO_SHARED_KEYS", "ECHO_BRIDGE_TOKEN",
        "ECHO_ASTERISK_PASSWORD", "ECHO_RECORDING_KEY", "SIP_PASSWORD", "DATABASE_URL",
    ]

    /// - Parameter variables: what is given on purpose, secrets too.
    /// - Returns: what to set; nil takes away.
    static func changes(adding variables: [String: String]) -> [String: String?] {
        let withheld = Dictionary(uniqueKeysWithValues: secrets.map { ($0, String?.none) })
        return variables.mapValues { $0 }.merging(withheld) { given, _ in given }
    }
}
