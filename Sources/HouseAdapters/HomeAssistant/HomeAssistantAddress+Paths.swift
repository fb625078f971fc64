import House

extension HomeAssistantAddress {
    var socket: String { "\(isEncrypted ? "wss" : "ws")://\(text)/api/websocket" }

    func url(_ path: String) -> String { "\(isEncrypted ? "https" : "http")://\(text)\(path)" }
}
