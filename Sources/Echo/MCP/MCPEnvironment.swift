/// How the environment of a server differs from this process's own.
enum MCPEnvironment {
    /// The key is this program's and none of the server's business, unless it is given on purpose. Nil takes away.
    static func changes(adding variables: [String: String]) -> [String: String?] {
        variables.mapValues { $0 }.merging(["OPENAI_API_KEY": nil]) { given, _ in given }
    }
}
