/// Where the server's address was found, by the name people know; the first that has one wins.
enum AddressOrigin: String, Sendable, Hashable {
    case option = "--url"
    case environment = "OPENAI_BASE_URL"
    case settings = "config.toml"
}
