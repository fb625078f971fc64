import LocalBackend
import Testing

@Suite struct `The offline assistant finds again what it was told` {
    @Test(arguments: [
        ("remember that my name is Anna", "what is my name", "Your name is Anna."),
        ("Do not forget that my name is Jean McDonald.", "who am I?", "Your name is Jean McDonald."),
        ("my cat is called Mia", "what is my cat called?", "Your cat is called Mia."),
        ("My dog is called Rex.", "what is my dog's name?", "Your dog is called Rex."),
        ("my dog’s name is Rex", "what’s the name of my dog", "Your dog's name is Rex."),
        ("my dog is Rex", "how is my dog called", "Your dog is Rex."),
        ("my dog's name is Rex", "what is my dog", "Your dog's name is Rex."),
        ("remember that I parked on level 3", "where did I park?", "You parked on level 3."),
        ("remember that I've parked on level 3", "where did I park my car?", "You have parked on level 3."),
        ("remember that I put my keys in the drawer", "where did I put the keys", "You put your keys in the drawer."),
        ("remember that I put my keys in the drawer", "where are my keys", "You put your keys in the drawer."),
        ("never forget that the door code is 1234", "what is my door code", "The door code is 1234."),
        ("remember that the key is under the fern", "Where is the key?", "The key is under the fern."),
    ])
    func `by the obvious question`(told: String, asked: String, answer: String) {
        #expect(OfflineAssistant.text(asked, after: [.user(told), .assistant("Yes.")]) == answer)
    }

    @Test(arguments: [
        ("my name is Anna", "forget my name", "what is my name", "You have not told me your name yet."),
        ("my cat is called Mia", "forget my cat", "what is my cat called", "You have not told me that yet."),
        (
            "my cat is called Mia", "forget everything I told you", "what did I tell you",
            "You have not told me anything to remember."
        ),
        ("my name is Anna", "forget my cat", "what is my name", "Your name is Anna."),
    ])
    func `unless it was to be forgotten`(told: String, order: String, asked: String, answer: String) {
        let before: [BrainItem] = [.user(told), .assistant("Yes."), .user(order), .assistant("I have forgotten it.")]
        #expect(OfflineAssistant.text(order, after: [.user(told), .assistant("Yes.")]).hasPrefix("I have forgotten"))
        #expect(OfflineAssistant.text(asked, after: before) == answer)
    }

    @Test(arguments: [
        ("remember that I put my keys in the drawer", "where did I put my glasses"),
        ("my cat is called Mia", "what is my cattle called"), ("my cat is called Mia", "what is my dog's name"),
        ("remember that I parked on level 3", "where did I leave my car"),
        ("remember that the keyhole is in the drawer", "where is the key"),
    ])
    func `and answers nothing else with it`(told: String, asked: String) {
        let answer = OfflineAssistant.text(asked, after: [.user(told), .assistant("Yes.")])

        #expect(!answer.contains("drawer") && !answer.contains("Mia") && !answer.contains("level"), "\(answer)")
    }

    @Test func `by its name, whatever else was told of it`() {
        let told: [BrainItem] = [.user("my dog is called Rex"), .user("my dog is brown")]

        #expect(OfflineAssistant.text("what is my dog's name", after: told) == "Your dog is called Rex.")
        #expect(OfflineAssistant.text("what is my dog", after: told) == "Your dog is brown.")
    }

    @Test func `each fact once`() {
        let told: [BrainItem] = [
            .user("remember that my name is Anna"), .user("my name is Anna"), .user("my cat is called Mia"),
            .user("Remember that my cat is called mia."),
        ]

        #expect(
            OfflineAssistant.text("what do you remember?", after: told)
                == "You told me this. Your name is Anna. Your cat is called Mia.")
    }

    @Test(arguments: [
        ("remember that my cat is called Mia", "I will remember that your cat is called Mia."),
        ("MY DOG is called Rex", "I will remember that your DOG is called Rex."),
        ("my sister is called O’Neil", "I will remember that your sister is called O'Neil."),
        ("remember that I don't like Tea", "I will remember that you do not like Tea."),
    ])
    func `in its own case`(told: String, answer: String) { #expect(OfflineAssistant.text(told) == answer) }
}
