import EchoApp
import EchoScreen

/// What a server can do.
extension SampleScreens {
    public static var serverTest: ScreenViewState {
        var state = conversation
        var panel = ServerPanel(address: "http://127.0.0.1:11434/v1")
        panel.show(
            ServerTable(
                address: "http://127.0.0.1:11434/v1", software: "Ollama 0.12.3", model: "llama3.2:3b",
                day: "2026-11-29", rows: serverRows))
        state.overlay = panel.overlay
        state.hints = panel.hints ?? []
        return state
    }

    private static let serverRows: [ServerTable.Row] = [
        ServerTable.Row(name: "Models", mark: .works, words: "7 models listed"),
        ServerTable.Row(
            name: "Context", mark: .differs,
            words:
                "up to 131,072 tokens; the server does not say how many it gives the model. To set it: context in [models.\"NAME\"] of config.toml."
        ),
        ServerTable.Row(name: "Chat Completions", mark: .works, words: "answers; first words after 420 ms"),
        ServerTable.Row(name: "Responses", mark: .works, words: "answers; first words after 380 ms"),
        ServerTable.Row(name: "Streaming", mark: .works, words: "words arrive as they are written (10 pieces)"),
        ServerTable.Row(name: "Tools", mark: .works, words: "the model calls functions"),
        ServerTable.Row(name: "JSON schema", mark: .works, words: "answers follow the schema"),
        ServerTable.Row(
            name: "Stopping", mark: .works, words: "an answer can be stopped; the next began after 90 ms"),
        ServerTable.Row(name: "Realtime", mark: .absent, words: "not offered"),
        ServerTable.Row(name: "Embeddings", mark: .works, words: "vectors of 768 numbers"),
        ServerTable.Row(name: "Speech", mark: .absent, words: "not offered"),
        ServerTable.Row(
            name: "Transcription", mark: .failed, words: "The server returned an error: model is missing"),
    ]
}
