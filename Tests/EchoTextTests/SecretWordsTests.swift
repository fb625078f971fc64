import EchoText
import Testing

@Suite struct `Texts that hold a secret` {
    private static let key = "s" + "k-proj-abcdefghijklmnop"

    @Test(arguments: [
        "my key is \(key)", "Bearer abcdef", "password: hunter2", "export API_KEY=\"abc\"",
        "gh" + "p_0123456789abcdef0123",
        "AKIA" + "IOSFODNN7EXAMPLE", "-----BEGIN OPENSSH PRIVATE KEY-----", "use aB3dE5fG7hI9jK1lM3nO5pQ7 for it",
    ])
    func `are told`(text: String) { #expect(SecretWords.isSecret(text)) }

    @Test(arguments: [
        "what is a token?", "I forgot my password", "see https://example.org/a/Very/Long/Path/1234/Index.html",
        "Donaudampfschifffahrtsgesellschaftskapitän", "/theme dark", "the secret of it: ", "0123456789012345678901234",
    ])
    func `are told from others`(text: String) { #expect(!SecretWords.isSecret(text)) }
}
