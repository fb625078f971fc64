import LocalBackend
import Testing

@Suite struct `The offline assistant hears a name in a greeting` {
    @Test(arguments: [
        ("hi, my name is Ada", "Ada"), ("hello I'm Ada", "Ada"),
        ("Good morning, my name is Ada Lovelace.", "Ada Lovelace"),
        ("hey there, I am ada", "Ada"), ("Hi, this is Ada", "Ada"), ("hello echo, call me Ada", "Ada"),
        ("hi, my name is Ada, how are you?", "Ada"), ("my name is ada and I live in London", "Ada"),
        ("hello, I'm Ada. What can you do?", "Ada"), ("hello, it's Ada", "Ada"),
    ])
    func `and remembers it`(said: String, name: String) {
        #expect(OfflineAssistant.text(said).hasPrefix("Nice to meet you, \(name)."), "\(OfflineAssistant.text(said))")
        #expect(
            OfflineAssistant.text("what is my name", after: [.user(said), .assistant("Hello.")])
                == "Your name is \(name).")
    }

    @Test(arguments: [
        "hello, I'm tired", "hi I am not sure", "hello, I'm looking for my keys", "hi, it is cold", "I am Ada",
    ])
    func `and takes nothing else for one`(said: String) {
        #expect(!OfflineAssistant.text(said).contains("Nice to meet you"), "\(OfflineAssistant.text(said))")
    }
}
