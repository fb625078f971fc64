/// A model's correction of a line.
struct TeacherLesson: Decodable, Sendable, Hashable {
    struct Mistake: Decodable, Sendable, Hashable {
        /// As they stand in the line.
        let wrong: String
        let right: String
        let why: String
    }

    let mistakes: [Mistake]
}
