import EchoWire
import Foundation

/// By what a server's answers tell which program it is, and where that tells its version. Its address says nothing.
struct SoftwareTrace: Sendable {
    let name: String
    /// The owner that its list names for its models.
    var owners: Set<String> = []
    /// A header of its answers, in lower case, and how its value begins.
    var header: (name: String, prefix: String)?
    /// Whether the header's value is the version.
    var versionIsHeader = false
    /// Where it is asked for its version, beside the API, and the field that has it.
    var version: (path: String, field: String)?

    static let all = [
        SoftwareTrace(
            name: "llama.cpp", owners: ["llamacpp"], header: ("server", "llama.cpp"), version: ("props", "build_info")),
        SoftwareTrace(name: "Ollama", owners: ["library"], version: ("api/version", "version")),
        SoftwareTrace(name: "vLLM", owners: ["vllm"], version: ("version", "version")),
        SoftwareTrace(name: "LM Studio", owners: ["organization_owner"]),
        SoftwareTrace(name: "LiteLLM", header: ("x-litellm-version", ""), versionIsHeader: true),
        SoftwareTrace(name: "Azure OpenAI", header: ("azureml-model-session", "")),
        SoftwareTrace(name: "OpenAI", header: ("openai-version", ""), versionIsHeader: true),
        SoftwareTrace(name: "echo-tui", owners: ["echo-tui-local"]),
    ]

    /// - Parameters:
    ///   - headers: with lower-case names.
    ///   - list: the answer to `GET /models`; `.null` for none.
    static func found(in headers: [String: String], list: JSONValue) -> SoftwareTrace? {
        let entries = (list.told("data", "models")?.array ?? []).prefix(ModelCatalogue.mostModels)
        let owners = Set(entries.compactMap { $0["owned_by"]?.string })
        return all.first { trace in
            if !trace.owners.isDisjoint(with: owners) { return true }
            guard let (name, prefix) = trace.header, let value = headers[name] else { return false }
            return value.lowercased().hasPrefix(prefix)
        }
    }

    /// - Parameter told: what the server answered where it is asked for its version.
    func software(_ headers: [String: String], told: JSONValue?) -> ServerSoftware {
        let own = versionIsHeader ? header.flatMap { headers[$0.name] } : nil
        let text = own ?? version.flatMap { told?[$0.field]?.string }
        return ServerSoftware(name: name, version: text.map { String($0.prefix(40)) })
    }
}
