import EchoText
import Testing

struct NumberWordingTests {
    @Test(arguments: [(0, "0 messages"), (1, "1 message"), (2, "2 messages"), (1204, "1,204 messages")])
    func `One is one, and all else are many`(count: Int, text: String) {
        #expect(NumberWording.counted(count, "message") == text)
    }

    @Test(arguments: [(1, "1 entry is"), (2, "2 entries are")])
    func `Where an s does not make many of one, it says how`(count: Int, text: String) {
        #expect(NumberWording.counted(count, "entry is", "entries are") == text)
    }

    @Test(arguments: [(-1, nil), (0, nil), (1, "1 token"), (12_000, "12,000 tokens")] as [(Int, String?)])
    func `No tokens are not told`(count: Int, text: String?) { #expect(NumberWording.tokens(count) == text) }
}
